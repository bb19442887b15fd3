// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors
//
// floor FOLDER THREADS [SUFFIX ...]
//
// Finds the files under a folder whose names end in one of the suffixes, opens, reads and closes them on several threads, and
// does nothing else: no byte is looked at. Without suffixes these are intent definitions and string tables. Swift files in a
// folder whose name ends in 'Tests' are left out, as `quickaction validate` leaves them out. No program that finds and reads the
// files can take much less time, which is what Scripts/benchmark-validate.sh and Scripts/benchmark-roots.sh measure it for.
//
//   cc -O2 -pthread -o floor floor.c

#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { most_threads = 64 };

// The folders that are still to be searched, and how many of them a thread is searching.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static char **folders;
static size_t folder_count, folder_capacity, busy;

static char *default_suffixes[] = {".intentdefinition", ".strings", NULL};
static char **suffixes = default_suffixes;

static size_t total_files;
static unsigned long long total_bytes;

// What one thread has read, and the buffer that it reads into.
struct reader {
    char *bytes;
    size_t capacity, files;
    unsigned long long total;
};

static void fail(const char *path) {
    perror(path);
    exit(2);
}

static int has_suffix(const char *name, const char *suffix) {
    size_t length = strlen(name), expected = strlen(suffix);
    return length > expected && strcmp(name + length - expected, suffix) == 0;
}

static int is_in_tests(const char *path) {
    for (const char *end = path; (end = strstr(end, "Tests")); end++)
        if (end[5] == '/' || end[5] == 0) return 1;
    return 0;
}

static int is_wanted(const char *folder, const char *name) {
    for (char **suffix = suffixes; *suffix; suffix++)
        if (has_suffix(name, *suffix)) return strcmp(*suffix, ".swift") != 0 || !is_in_tests(folder);
    return 0;
}

static void read_file(struct reader *reader, int folder, const char *name) {
    int file = openat(folder, name, O_RDONLY | O_CLOEXEC);
    struct stat status;
    if (file < 0 || fstat(file, &status) != 0) fail(name);
    size_t size = (size_t)status.st_size;
    if (size > reader->capacity) {
        reader->capacity = size * 2;
        reader->bytes = realloc(reader->bytes, reader->capacity);
        if (!reader->bytes) fail(name);
    }
    for (size_t done = 0; done < size;) {
        ssize_t count = read(file, reader->bytes + done, size - done);
        if (count <= 0) fail(name);
        done += (size_t)count;
    }
    close(file);
    reader->files++;
    reader->total += size;
}

// Takes the path over.
static void add_folder(char *path) {
    pthread_mutex_lock(&lock);
    if (folder_count == folder_capacity) {
        folder_capacity = folder_capacity ? folder_capacity * 2 : 1024;
        folders = realloc(folders, folder_capacity * sizeof *folders);
        if (!folders) fail(path);
    }
    folders[folder_count++] = path;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
}

// A folder to search; none when all are.
static char *take_folder(void) {
    char *path = NULL;
    pthread_mutex_lock(&lock);
    while (folder_count == 0 && busy > 0) pthread_cond_wait(&changed, &lock);
    if (folder_count > 0) {
        path = folders[--folder_count];
        busy++;
    }
    pthread_mutex_unlock(&lock);
    return path;
}

static void finish_folder(char *path) {
    free(path);
    pthread_mutex_lock(&lock);
    if (--busy == 0 && folder_count == 0) pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
}

static void *work(void *unused) {
    (void)unused;
    struct reader reader = {0};
    for (char *path; (path = take_folder());) {
        DIR *folder = opendir(path);
        if (!folder) fail(path);
        for (struct dirent *entry; (entry = readdir(folder));) {
            if (entry->d_name[0] == '.') continue;
            if (entry->d_type == DT_DIR) {
                char *below = NULL;
                if (asprintf(&below, "%s/%s", path, entry->d_name) < 0) fail(path);
                add_folder(below);
            } else if (is_wanted(path, entry->d_name)) {
                read_file(&reader, dirfd(folder), entry->d_name);
            }
        }
        closedir(folder);
        finish_folder(path);
    }
    free(reader.bytes);
    pthread_mutex_lock(&lock);
    total_files += reader.files;
    total_bytes += reader.total;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(int argc, char **argv) {
    int threads = argc >= 3 ? atoi(argv[2]) : 0;
    if (threads < 1 || threads > most_threads) {
        fprintf(stderr, "usage: floor FOLDER THREADS [SUFFIX ...]\n");
        return 2;
    }
    if (argc > 3) suffixes = argv + 3;
    add_folder(strdup(argv[1]));
    pthread_t workers[most_threads];
    for (int index = 0; index < threads; index++)
        if (pthread_create(&workers[index], NULL, work, NULL) != 0) fail("thread");
    for (int index = 0; index < threads; index++) pthread_join(workers[index], NULL);
    printf("%zu files, %llu bytes, %d threads\n", total_files, total_bytes, threads);
    return 0;
}
