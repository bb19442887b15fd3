// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors
//
// read-tree FOLDER
//
// Reads what `quickaction validate` reads of a folder, and does nothing with it: intent definitions with libplist, string
// tables with read(2). The peer in C of Scripts/benchmark-validate.sh. Prints how much was read, so that a tree that is
// read in part only is noticed.
//
//   cc -O2 -o read-tree read-tree.c $(pkg-config --cflags --libs libplist-2.0)

#include <fcntl.h>
#include <fts.h>
#include <plist/plist.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// The bytes of the file read last; kept from file to file, as a program in a hurry would.
static char *bytes;
static size_t capacity;

static void fail(const char *path) {
    perror(path);
    exit(2);
}

// Reads a file into `bytes` and returns its size.
static size_t read_file(const char *path) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    struct stat status;
    if (file < 0 || fstat(file, &status) != 0) fail(path);
    size_t size = (size_t)status.st_size;
    if (size > capacity) {
        capacity = size * 2;
        bytes = realloc(bytes, capacity);
        if (!bytes) fail(path);
    }
    for (size_t done = 0; done < size;) {
        ssize_t count = read(file, bytes + done, size - done);
        if (count <= 0) fail(path);
        done += (size_t)count;
    }
    close(file);
    return size;
}

static int has_suffix(const char *name, const char *suffix) {
    size_t length = strlen(name), expected = strlen(suffix);
    return length > expected && strcmp(name + length - expected, suffix) == 0;
}

int main(int argc, char **argv) {
    if (argc != 2) {
        fprintf(stderr, "usage: read-tree FOLDER\n");
        return 2;
    }
    unsigned definitions = 0, tables = 0;
    unsigned long long total = 0;
    char *roots[] = {argv[1], NULL};
    // Without a stat of each file: the names say which to open.
    FTS *tree = fts_open(roots, FTS_PHYSICAL | FTS_NOCHDIR | FTS_NOSTAT, NULL);
    if (!tree) fail(argv[1]);
    for (FTSENT *entry; (entry = fts_read(tree));) {
        if (entry->fts_info == FTS_D) continue;
        if (has_suffix(entry->fts_name, ".intentdefinition")) {
            size_t size = read_file(entry->fts_accpath);
            plist_t root = NULL;
            plist_from_xml(bytes, (uint32_t)size, &root);
            if (!root || plist_get_node_type(root) != PLIST_DICT) {
                fprintf(stderr, "%s: no property list\n", entry->fts_path);
                return 2;
            }
            plist_free(root);
            total += size;
            definitions++;
        } else if (has_suffix(entry->fts_name, ".strings")) {
            total += read_file(entry->fts_accpath);
            tables++;
        }
    }
    fts_close(tree);
    printf("%u definitions, %u tables, %llu bytes\n", definitions, tables, total);
    return 0;
}
