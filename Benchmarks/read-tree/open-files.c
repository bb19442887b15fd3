// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors
//
// open-files LIST THREADS
//
// Opens, reads and closes the files that a text file lists, one a line, and does nothing else: no folder is searched and
// nothing is looked at. No program that reads the files can take less time, which is what Scripts/benchmark-validate.sh
// measures it for.
//
//   cc -O2 -pthread -o open-files open-files.c

#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { chunk = 64, most_threads = 64 };

static char **paths;
static size_t count;
static atomic_size_t next;
static atomic_ullong total;

static void fail(const char *path) {
    perror(path);
    exit(2);
}

// Reads a file into a buffer that grows, and returns its size.
static size_t read_file(const char *path, char **bytes, size_t *capacity) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    struct stat status;
    if (file < 0 || fstat(file, &status) != 0) fail(path);
    size_t size = (size_t)status.st_size;
    if (size > *capacity) {
        *capacity = size * 2;
        *bytes = realloc(*bytes, *capacity);
        if (!*bytes) fail(path);
    }
    for (size_t done = 0; done < size;) {
        ssize_t read_count = read(file, *bytes + done, size - done);
        if (read_count <= 0) fail(path);
        done += (size_t)read_count;
    }
    close(file);
    return size;
}

// Takes a few files at a time until none is left.
static void *work(void *unused) {
    (void)unused;
    char *bytes = NULL;
    size_t capacity = 0;
    unsigned long long own = 0;
    for (size_t start; (start = atomic_fetch_add(&next, chunk)) < count;) {
        for (size_t index = start; index < start + chunk && index < count; index++)
            own += read_file(paths[index], &bytes, &capacity);
    }
    free(bytes);
    atomic_fetch_add(&total, own);
    return NULL;
}

int main(int argc, char **argv) {
    int threads = argc == 3 ? atoi(argv[2]) : 0;
    if (threads < 1 || threads > most_threads) {
        fprintf(stderr, "usage: open-files LIST THREADS\n");
        return 2;
    }
    FILE *list = fopen(argv[1], "r");
    if (!list) fail(argv[1]);
    char *line = NULL;
    size_t line_capacity = 0, capacity = 0;
    while (getline(&line, &line_capacity, list) > 0) {
        line[strcspn(line, "\n")] = 0;
        if (count == capacity) {
            capacity = capacity ? capacity * 2 : 1024;
            paths = realloc(paths, capacity * sizeof *paths);
            if (!paths) fail(argv[1]);
        }
        paths[count] = strdup(line);
        if (!paths[count++]) fail(argv[1]);
    }
    fclose(list);
    pthread_t workers[most_threads];
    for (int index = 0; index < threads; index++)
        if (pthread_create(&workers[index], NULL, work, NULL) != 0) fail("thread");
    for (int index = 0; index < threads; index++) pthread_join(workers[index], NULL);
    printf("%zu files, %llu bytes, %d threads\n", count, (unsigned long long)total, threads);
    return 0;
}
