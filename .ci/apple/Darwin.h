// What the package uses of the C library of Apple's systems, with the types that it has there: a stand-in, so that the
// branches for these systems can be type-checked elsewhere. Written by hand after the documented interfaces.
#ifndef STAND_IN_DARWIN_H
#define STAND_IN_DARWIN_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>


// ---- types ----
typedef int64_t off_t;
typedef int32_t pid_t;
typedef uint32_t uid_t;
typedef uint32_t gid_t;
typedef uint16_t mode_t;
typedef int32_t dev_t;
typedef uint64_t ino_t;
typedef uint16_t nlink_t;
typedef int64_t blkcnt_t;
typedef int32_t blksize_t;
typedef long ssize_t;
typedef long time_t;
typedef int32_t suseconds_t;
typedef uint32_t useconds_t;
typedef uint32_t sigset_t;
typedef unsigned int nfds_t;
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
typedef struct _opaque_pthread_t *pthread_t;
typedef void (*sig_t)(int);

struct timespec { time_t tv_sec; long tv_nsec; };
struct timeval { time_t tv_sec; suseconds_t tv_usec; };

// ---- errors ----
extern int *__error(void);
#define errno (*__error())
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define EEXIST 17
#define EISDIR 21
#define EINVAL 22
#define EPIPE 32
#define ENOTSUP 45
#define ENOSYS 78
#define ESRCH 3
#define ECHILD 10
#define EACCES 13
#define ENXIO 6
char *strerror(int);

// ---- files ----
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  uint32_t st_flags;
  uint32_t st_gen;
  int32_t st_lspare;
  int64_t st_qspare[2];
};
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
int fchmod(int, mode_t);
int mkdir(const char *, mode_t);
int mkfifo(const char *, mode_t);
int access(const char *, int);
int close(int);
int fsync(int);
int flock(int, int);
int unlink(const char *);
int rmdir(const char *);
int rename(const char *, const char *);
int utimes(const char *, const struct timeval *);
char *realpath(const char *, char *);
char *mkdtemp(char *);
ssize_t read(int, void *, size_t);
ssize_t write(int, const void *, size_t);
int isatty(int);
int dup(int);
int dup2(int, int);
int pipe(int[2]);
int fcntl(int, int, ...);
int open(const char *, int, ...);
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x0004
#define O_APPEND 0x0008
#define O_CREAT 0x0200
#define O_TRUNC 0x0400
#define O_EXCL 0x0800
#define O_NOCTTY 0x20000
#define O_DIRECTORY 0x100000
#define O_CLOEXEC 0x1000000
#define F_OK 0
#define X_OK 1
#define W_OK 2
#define R_OK 4
#define F_DUPFD 0
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define FD_CLOEXEC 1
#define F_DUPFD_CLOEXEC 67
#define LOCK_SH 1
#define LOCK_EX 2
#define LOCK_NB 4
#define LOCK_UN 8
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2

struct dirent {
  uint64_t d_ino;
  uint64_t d_seekoff;
  uint16_t d_reclen;
  uint16_t d_namlen;
  uint8_t d_type;
  char d_name[1024];
};
typedef struct __dirstream { int fd; } DIR;
DIR *opendir(const char *);
struct dirent *readdir(DIR *);
int closedir(DIR *);

typedef struct __sFILE { int file; } FILE;
FILE *fopen(const char *, const char *);
FILE *fdopen(int, const char *);
int fclose(FILE *);
int fflush(FILE *);
int fputs(const char *, FILE *);
size_t fread(void *, size_t, size_t, FILE *);
int snprintf(char *, size_t, const char *, ...);

struct pollfd { int fd; short events; short revents; };
int poll(struct pollfd *, nfds_t, int);
#define POLLIN 0x0001
#define POLLOUT 0x0004
#define POLLERR 0x0008
#define POLLHUP 0x0010

// ---- memory ----
void *malloc(size_t);
void free(void *);
char *strdup(const char *);
void *memset(void *, int, size_t);
void *memcpy(void *, const void *, size_t);
#define alloca(size) __builtin_alloca(size)
void *mmap(void *, size_t, int, int, int, off_t);
int munmap(void *, size_t);
#define PROT_READ 0x01
#define PROT_WRITE 0x02
#define MAP_PRIVATE 0x0002
#define MAP_ANON 0x1000

// ---- processes and signals ----
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGABRT 6
#define SIGKILL 9
#define SIGSEGV 11
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIGCHLD 20
#define SIGSTOP 17
#define SIGXCPU 24
#define SIGXFSZ 25
#ifndef STAND_IN_FOR_SWIFT
#define SIG_DFL ((void (*)(int))0)
#define SIG_IGN ((void (*)(int))1)
#define SIG_ERR ((void (*)(int))-1)
#endif
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
typedef int sig_atomic_t;
union __sigaction_u { void (*__sa_handler)(int); };
struct sigaction { union __sigaction_u __sigaction_u; sigset_t sa_mask; int sa_flags; };
#define sa_handler __sigaction_u.__sa_handler
sig_t signal(int, sig_t);
int sigaction(int, const struct sigaction *, struct sigaction *);
int sigemptyset(sigset_t *);
int sigaddset(sigset_t *, int);
int sigismember(const sigset_t *, int);
int sigpending(sigset_t *);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
int kill(pid_t, int);
int raise(int);
unsigned int alarm(unsigned int);
pid_t fork(void);
pid_t getpid(void);
pid_t getppid(void);
pid_t waitpid(pid_t, int *, int);
#define WNOHANG 1
#define WIFEXITED(status) (((status) & 0x7F) == 0)
#define WEXITSTATUS(status) (((status) >> 8) & 0xFF)
void exit(int) __attribute__((noreturn));
void _exit(int) __attribute__((noreturn));
int usleep(useconds_t);
char *getenv(const char *);
int setenv(const char *, const char *, int);
int unsetenv(const char *);
char ***_NSGetEnviron(void);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *, int, const char *, int, mode_t);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *, const char *);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
int posix_spawnattr_setpgroup(posix_spawnattr_t *, pid_t);
int posix_spawnattr_setsigdefault(posix_spawnattr_t *, const sigset_t *);
int posix_spawnattr_setsigmask(posix_spawnattr_t *, const sigset_t *);
int posix_spawnp(pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *,
                 char *const[], char *const[]);
#define PROC_PPID_ONLY 6
int proc_listpids(uint32_t, uint32_t, void *, int);
int setpgid(pid_t, pid_t);
int execvp(const char *, char *const[]);
int atoi(const char *);
int sscanf(const char *, const char *, ...);
int dprintf(int, const char *, ...);
char *strrchr(const char *, int);
int dirfd(DIR *);
#define WIFSIGNALED(status) (((status) & 0x7F) != 0x7F && ((status) & 0x7F) != 0)
#define WTERMSIG(status) ((status) & 0x7F)
#define POSIX_SPAWN_SETPGROUP 0x0002
#define POSIX_SPAWN_SETSIGDEF 0x0004
#define POSIX_SPAWN_SETSIGMASK 0x0008

// ---- system ----
struct utsname { char sysname[256], nodename[256], release[256], version[256], machine[256]; };
int uname(struct utsname *);
long sysconf(int);
#define _SC_PAGESIZE 29
#define _SC_NPROCESSORS_ONLN 58
int getloadavg(double[], int);
int sysctlbyname(const char *, void *, size_t *, void *, size_t);
typedef enum { _CLOCK_REALTIME = 0, _CLOCK_MONOTONIC = 6, _CLOCK_THREAD_CPUTIME_ID = 16 } clockid_t;
#ifndef STAND_IN_FOR_SWIFT
#define CLOCK_REALTIME _CLOCK_REALTIME
#define CLOCK_MONOTONIC _CLOCK_MONOTONIC
#define CLOCK_THREAD_CPUTIME_ID _CLOCK_THREAD_CPUTIME_ID
#endif
int clock_gettime(clockid_t, struct timespec *);
struct rusage {
  struct timeval ru_utime, ru_stime;
  long ru_maxrss, ru_ixrss, ru_idrss, ru_isrss, ru_minflt, ru_majflt, ru_nswap, ru_inblock, ru_oublock, ru_msgsnd,
      ru_msgrcv, ru_nsignals, ru_nvcsw, ru_nivcsw;
};
#define RUSAGE_SELF 0
int getrusage(int, struct rusage *);

// ---- numbers ----
double sin(double);
double cos(double);
double log(double);
double exp(double);
double log1p(double);
double expm1(double);
double erfc(double);
#define INT_MAX 2147483647

#endif
