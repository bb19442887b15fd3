// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The grid of the quick-action widget as a tree of Yoga's: two rows of two tiles, each an icon, a title whose size a function
// tells, and what is left. Built as a library that the benchmark loads.

#include <yoga/Yoga.h>

namespace {

constexpr float kSpacing = 8;
constexpr int kTitles = 4;

struct Grid {
  YGNodeRef root;
  YGNodeRef titles[kTitles];
};

YGSize titleSize(YGNodeRef, float, YGMeasureMode, float, YGMeasureMode) { return {52, 16}; }

YGNodeRef tile(YGNodeRef *title) {
  YGNodeRef tile = YGNodeNew();
  YGNodeStyleSetFlexDirection(tile, YGFlexDirectionRow);
  YGNodeStyleSetAlignItems(tile, YGAlignCenter);
  YGNodeStyleSetHeight(tile, 58);
  YGNodeStyleSetFlexGrow(tile, 1);
  YGNodeStyleSetFlexBasis(tile, 0);
  YGNodeRef frame = YGNodeNew();
  YGNodeStyleSetPadding(frame, YGEdgeAll, 8);
  YGNodeRef icon = YGNodeNew();
  YGNodeStyleSetWidth(icon, 32);
  YGNodeStyleSetHeight(icon, 32);
  YGNodeInsertChild(frame, icon, 0);
  *title = YGNodeNew();
  YGNodeSetMeasureFunc(*title, titleSize);
  YGNodeRef rest = YGNodeNew();
  YGNodeStyleSetFlexGrow(rest, 1);
  YGNodeInsertChild(tile, frame, 0);
  YGNodeInsertChild(tile, *title, 1);
  YGNodeInsertChild(tile, rest, 2);
  return tile;
}

double sum(YGNodeRef node, float x, float y) {
  x += YGNodeLayoutGetLeft(node);
  y += YGNodeLayoutGetTop(node);
  double total = x + y;
  for (uint32_t i = 0; i < YGNodeGetChildCount(node); i++) total += sum(YGNodeGetChild(node, i), x, y);
  return total;
}

}  // namespace

extern "C" {

// Makes the tree.
void *grid_new() {
  Grid *grid = new Grid;
  grid->root = YGNodeNew();
  YGNodeStyleSetJustifyContent(grid->root, YGJustifyCenter);
  for (int row = 0; row < 2; row++) {
    YGNodeRef line = YGNodeNew();
    YGNodeStyleSetFlexDirection(line, YGFlexDirectionRow);
    if (row > 0) YGNodeStyleSetMargin(line, YGEdgeTop, kSpacing);
    for (int column = 0; column < 2; column++) {
      YGNodeRef cell = tile(&grid->titles[row * 2 + column]);
      if (column > 0) YGNodeStyleSetMargin(cell, YGEdgeLeft, kSpacing);
      YGNodeInsertChild(line, cell, column);
    }
    YGNodeInsertChild(grid->root, line, row);
  }
  return grid;
}

// Measures and places every node, from nothing: all that was known is forgotten.
double grid_layout(void *pointer, float width, float height) {
  Grid *grid = static_cast<Grid *>(pointer);
  YGNodeMarkDirtyAndPropogateToDescendants(grid->root);
  YGNodeCalculateLayout(grid->root, width, height, YGDirectionLTR);
  return sum(grid->root, 0, 0);
}

// Frees the tree.
void grid_free(void *pointer) {
  Grid *grid = static_cast<Grid *>(pointer);
  YGNodeFreeRecursive(grid->root);
  delete grid;
}
}
