import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { headersFor, readHeaders } from '@site/src/build/headers';
import { toCaddy } from '@site/src/build/headersCaddy';
import { toNginx } from '@site/src/build/headersNginx';

import { caddy, nginx, type RunningServer } from '../../../tests/support/webServers';

const rules = readHeaders(
  `/*
  X-All: site
/assets/*
  X-Part: assets
/assets/js/*
  X-Scripts: yes
/assets/about
  X-About: exact
/notes
  X-Notes: exact
`,
  [],
);

const files = [
  'index.html',
  '404.html',
  'notes.html',
  'notesandmore.html',
  'assets/a.js',
  'assets/about.html',
  'assets/js/b.js',
  'assets/guide.html',
];

for (const [server, configuration] of [
  [nginx, toNginx(rules)],
  [caddy, toCaddy(rules)],
] as const) {
  (server.program === undefined ? describe.skip : describe)(`${server.name} with rules within rules`, () => {
    let folder: string;
    let running: RunningServer;

    beforeAll(async () => {
      folder = mkdtempSync(path.join(os.tmpdir(), 'served-'));
      for (const file of files) {
        mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        writeFileSync(path.join(folder, file), file);
      }
      running = await server.serve(configuration, folder);
    });
    afterAll(async () => {
      await running?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    it.each([
      ['/', 'index.html'],
      ['/notes', 'notes.html'],
      ['/notesandmore', 'notesandmore.html'],
      ['/assets/a.js', 'assets/a.js'],
      ['/assets/js/b.js', 'assets/js/b.js'],
      ['/assets/about', 'assets/about.html'],
      ['/assets/guide', 'assets/guide.html'],
    ])(
      'sends %s with the headers of every rule that is right for it, and no others',
      async (address, file) => {
        const { status, headers, body } = await running.get(address);
        const sent = Object.entries(headers).filter(([name]) => name.startsWith('x-'));
        const expected = Object.entries(headersFor(rules, address)).map(([name, value]) => [
          name.toLowerCase(),
          value,
        ]);
        expect([status, body.toString(), Object.fromEntries(sent)]).toEqual([
          200,
          file,
          Object.fromEntries(expected),
        ]);
      },
    );

    it.each(['/assets', '/assets/', '/assets/js', '/assets/js/'])(
      'does not lead in circles from %s, which is a folder',
      async (address) => {
        const { status, headers } = await running.get(address);
        const { location = address } = headers;
        expect([404, status === 404 ? status : (await running.get(location)).status]).toEqual([404, 404]);
      },
    );
  });
}
