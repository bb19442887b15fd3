// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#define _GNU_SOURCE

#include "SimulatedSystem.h"

#ifdef __linux__

#include <dlfcn.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

static _Atomic bool is_allowed = false;
static _Atomic int64_t refusals = 0;

void simulated_network_allow(bool allowed) { atomic_store(&is_allowed, allowed); }

bool simulated_network_is_allowed(void) {
  return !simulated_system_has_begun() || atomic_load(&is_allowed);
}

int64_t simulated_network_refusals(void) { return atomic_load(&refusals); }

static bool leaves_machine(const struct sockaddr *address) {
  if (!address) return false;
  if (address->sa_family == AF_INET) {
    const struct sockaddr_in *internet = (const struct sockaddr_in *)address;
    return (ntohl(internet->sin_addr.s_addr) >> 24) != 127;
  }
  if (address->sa_family == AF_INET6) {
    const struct sockaddr_in6 *internet = (const struct sockaddr_in6 *)address;
    return !IN6_IS_ADDR_LOOPBACK(&internet->sin6_addr);
  }
  return false;
}

int connect(int socket, const struct sockaddr *address, socklen_t length) {
  if (!simulated_network_is_allowed() && leaves_machine(address)) {
    atomic_fetch_add(&refusals, 1);
    errno = ENETUNREACH;
    return -1;
  }
  return (int)syscall(SYS_connect, socket, address, length);
}

typedef int name_lookup(
    const char *, const char *, const struct addrinfo *, struct addrinfo **);

int getaddrinfo(
    const char *restrict node, const char *restrict service,
    const struct addrinfo *restrict hints, struct addrinfo **restrict result) {
  bool is_local = !node || strcmp(node, "localhost") == 0;
  bool is_number = hints && (hints->ai_flags & AI_NUMERICHOST);
  if (!simulated_network_is_allowed() && !is_local && !is_number) {
    atomic_fetch_add(&refusals, 1);
    return EAI_FAIL;
  }
  name_lookup *next = (name_lookup *)dlsym(RTLD_NEXT, "getaddrinfo");
  return next ? next(node, service, hints, result) : EAI_FAIL;
}

#endif
