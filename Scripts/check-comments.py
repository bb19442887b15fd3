#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
import re, sys, pathlib
MOD = r'(?:@\w+(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?\s+)*'
DECL = re.compile(r'^\s*' + MOD + r'(?:(?:nonisolated|final|static|override|indirect|mutating|nonmutating|class|convenience|required|dynamic|weak|unowned|lazy|open|consuming|borrowing|prefix|infix|postfix|distributed|nonisolated\(unsafe\)|(?:public|package|internal|private|fileprivate)\(set\))\s+)*(public|package|open)\s+(.*)')
for path in sorted(pathlib.Path('Sources').rglob('*.swift')):
    lines = path.read_text().split('\n')
    for i, l in enumerate(lines):
        m = DECL.match(l)
        if not m: continue
        rest = m.group(2)
        if re.match(r'(import|extension)\b', rest): continue
        j = i-1
        while j >= 0 and (lines[j].strip().startswith('@') or lines[j].strip().startswith('#') or (lines[j].strip().startswith('// ') )): j -= 1
        doc = []
        while j >= 0 and lines[j].strip().startswith('///'):
            doc.insert(0, lines[j].strip()[3:].strip()); j -= 1
        words = len(' '.join(doc).split())
        print(m.group(1), words, f'{path}:{i+1}', ' '.join(doc)[:60], '|', rest[:80], sep='\t')
