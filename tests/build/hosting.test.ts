import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { root } from '../support/repository';
import { builtFile } from '../../scripts/support/builtSite';

interface Service {
  readonly image: string;
  readonly ports: readonly string[];
  readonly volumes: readonly string[];
}

const { services } = parse(readFileSync(path.join(root, 'hosting/compose.yaml'), 'utf8')) as {
  services: Record<string, Service>;
};

describe('the compose file', () => {
  it.each([
    [
      'nginx',
      'nginx.conf',
      '/usr/share/nginx/html',
      '/etc/nginx/conf.d/default.conf',
      'listen 8080;',
      'root /usr/share/nginx/html;',
    ],
    ['caddy', 'Caddyfile', '/srv', '/etc/caddy/Caddyfile', ':8080 {', 'root * /srv\n'],
  ])(
    'mounts the build and its configuration where %s expects them',
    (name, file, folder, place, port, rootLine) => {
      const service = services[name];
      const configuration = builtFile(`hosting/${file}`);
      expect(configuration).toContain(port);
      expect(configuration).toContain(rootLine);
      expect(service?.volumes).toEqual([
        `../build:${folder}\${BASE_URL:-/}:ro`,
        `../build/hosting/${file}:${place}:ro`,
      ]);
      expect(service?.ports).toEqual(['${PORT:-8080}:8080']);
      expect(service?.image).toMatch(/:\d+\.\d+-alpine$/);
    },
  );
});
