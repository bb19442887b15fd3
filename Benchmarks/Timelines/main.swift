// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Times the load model and the simulator of a device; Scripts/benchmark-timelines.sh runs it.

exit(await TimelineBenchmark(CommandLine.arguments).run())
