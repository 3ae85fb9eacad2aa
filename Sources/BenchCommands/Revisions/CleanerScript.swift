extension Cleaner {
  /// What the cleaner runs: `sh -c SCRIPT cleaner GIT-FOLDER RUN-FOLDER`.
  ///
  /// It reads `group N` when a program starts that leads the process group N, `idle` when that has ended, and `end`.
  /// The end of its input, which is that of the bench, is as good as `end`.
  static let script = #"""
    common=$1
    run=$2
    trap '' INT TERM HUP QUIT PIPE
    unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE GIT_COMMON_DIR

    group=
    while read -r word value; do
      case $word in
        group) group=$value ;;
        idle) group= ;;
        end) break ;;
      esac
    done

    # Every process of the system with its parent, as NUMBER:PARENT. Small systems have /proc but no ps.
    processes() {
      if [ -r /proc/self/stat ]; then
        for file in /proc/[0-9]*/stat; do
          { read -r line < "$file"; } 2>/dev/null || continue
          rest=${line##*\) ? }
          echo "${line%% *}:${rest%% *}"
        done
      else
        ps -A -o pid= -o ppid= | while read -r number parent; do echo "$number:$parent"; done
      fi
    }

    # Sends a signal to whatever the known processes have started, until nothing new is found. Compilers lead groups
    # of their own, so that the group alone does not reach them.
    descend() {
      more=yes
      while [ "$more" ]; do
        more=
        for entry in $(processes); do
          number=${entry%:*}
          case $known in *" $number "*) continue ;; esac
          case $known in *" ${entry#*:} "*) ;; *) continue ;; esac
          known="$known$number "
          kill -s "$1" "$number" 2>/dev/null
          more=yes
        done
      done
    }

    alive() {
      for number in $known; do
        if kill -s 0 "$number" 2>/dev/null; then return 0; fi
      done
      return 1
    }

    if [ "$group" ]; then
      known=" $group "
      descend 0
      # An interrupt first: package fetches take back what they have half done.
      kill -s INT $known 2>/dev/null
      for wait in 1 2 3 4 5 6 7 8 9 10; do
        alive || break
        sleep 0.1
      done
      # Stopped processes start no others while the rest is looked for.
      kill -s STOP $known 2>/dev/null
      descend STOP
      kill -s KILL $known 2>/dev/null
      kill -s KILL -- "-$group" 2>/dev/null
    fi

    # Only working trees of this run: git worktree prune would also forget those on a disk that is not there now.
    for entry in "$common"/worktrees/*; do
      [ -f "$entry/gitdir" ] || continue
      read -r place < "$entry/gitdir"
      case $place in
        *"/${run##*/}/"*)
          tree=$run/${place#*"/${run##*/}/"}
          # Twice forced: git locks a working tree while it is made.
          git --git-dir="$common" worktree remove --force --force "${tree%/.git}" >/dev/null 2>&1
          rm -rf "$entry"
          ;;
      esac
    done
    rmdir "$common/worktrees" 2>/dev/null

    # More than once: what was just killed may be in the middle of making a file.
    for try in 1 2 3 4 5; do
      rm -rf "$run" 2>/dev/null
      [ -e "$run" ] || break
      chmod -R u+rwX "$run" 2>/dev/null
      sleep 0.2
    done
    """#
}
