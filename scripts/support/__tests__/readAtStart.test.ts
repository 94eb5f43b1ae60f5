import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { watchReadAtStart } from '../readAtStart.mjs';

let root: string;
let end: () => void;
let seen: string[];
let notify: () => void;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Waits for a reported change, ignoring earlier ones. */
async function reported(file: string, change: () => void): Promise<void> {
  seen = [];
  const done = new Promise<void>((resolve) => {
    notify = () => {
      if (seen.includes(file)) resolve();
    };
  });
  change();
  await done;
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'read-at-start-'));
  const folders = [
    'src/config',
    'src/content/navigation',
    'src/lib',
    'src/plugins',
    'src/remark',
    'src/features/a',
  ];
  for (const folder of folders) write(`${folder}/x.ts`, '');
  write('src/features/a/plugin.ts', '');
  write('sidebars.ts', '');
  end = watchReadAtStart(root, (file) => {
    seen.push(file);
    notify();
  });
});

afterEach(() => {
  end();
  rmSync(root, { recursive: true });
});

describe('what the development server reads at its start', () => {
  it.each(['src/config/x.ts', 'src/content/navigation/x.ts', 'src/lib/x.ts', 'src/features/a/plugin.ts'])(
    'is followed: %s',
    async (file) => {
      await reported(file, () => write(file, '1'));
      await reported(file, () => write(file, '2'));
    },
  );

  it('has no components of features', async () => {
    await reported('src/features/a/plugin.ts', () => {
      write('src/features/a/x.ts', '1');
      write('src/features/a/plugin.ts', '1');
    });
    expect(seen).not.toContain('src/features/a/x.ts');
  });

  it('is followed each time that sidebars.ts is removed and created again, or replaced', async () => {
    for (const text of ['1', '2', '3']) {
      await reported('sidebars.ts', () => {
        rmSync(path.join(root, 'sidebars.ts'));
        write('sidebars.ts', text);
      });
    }
    for (const text of ['4', '5']) {
      write('new.ts', text);
      await reported('sidebars.ts', () =>
        renameSync(path.join(root, 'new.ts'), path.join(root, 'sidebars.ts')),
      );
    }
  });
});
