import { editDistance } from '@site/src/lib/problems';

/**
 * Routes similar to a missing address, best first: by shared words in the path,
 * the last segment counting double, then by edit distance of the last segment.
 * Leaves out those far worse than the best.
 *
 * @param asked path, with or without trailing slash or extension
 * @param routes all existing routes
 */
export function nearestRoutes(asked: string, routes: readonly string[], limit = 5): string[] {
  const wanted = words(asked);
  const wantedLast = lastSegment(asked);
  return routes
    .map((route) => {
      const shared = words(route).filter((word) => wanted.includes(word)).length;
      const lastShared = words(lastSegment(route)).filter((word) => words(wantedLast).includes(word)).length;
      const distance = editDistance(wantedLast.slice(0, 64), lastSegment(route).slice(0, 64));
      const alike = 1 - distance / Math.max(wantedLast.length, lastSegment(route).length, 1);
      return { route, score: shared + 2 * lastShared + 3 * alike };
    })
    .filter(({ score }) => score >= 1.5)
    .sort((a, b) => b.score - a.score || a.route.length - b.route.length)
    .filter(({ score }, _at, [best]) => score >= farthest * (best?.score ?? 0))
    .slice(0, limit)
    .map(({ route }) => route);
}

/** The share of the best score below which a route is not worth a look. */
const farthest = 0.75;

function clean(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.(html|mdx?)$/, '')
    .replace(/\/+$/, '');
}

function lastSegment(path: string): string {
  return clean(path).split('/').at(-1) ?? '';
}

function words(path: string): string[] {
  return clean(path)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1);
}
