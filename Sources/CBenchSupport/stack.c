#include "CBenchSupport.h"

#include <alloca.h>

void cbench_on_shifted_stack(size_t bytes, void (*body)(void *), void *context) {
  volatile char *room = alloca(bytes + 1);
  // So that neither the room nor the call is optimised away: this frame must stay below the one of the body.
  room[0] = 0;
  body(context);
  room[0] = 1;
}
