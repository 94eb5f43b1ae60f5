export interface Line {
  readonly text: string;
  readonly under: Line[];
}

/** A diagram in words. */
export interface DiagramInWords {
  readonly kind: 'Sequence diagram' | 'Flowchart';
  /** In order of appearance. */
  readonly names: readonly string[];
  readonly lines: readonly Line[];
  /** Source lines not understood; tests expect none. */
  readonly unread: readonly string[];
}

/** Describes a Mermaid flowchart or sequence diagram in words. */
export default function describeDiagram(source: string): DiagramInWords {
  const [first = '', ...rest] = source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('%%'));
  if (/^sequenceDiagram\b/.test(first)) return sequence(rest);
  const flowchart = flow(rest);
  return /^(?:flowchart|graph)\b/.test(first)
    ? flowchart
    : { ...flowchart, unread: [first, ...flowchart.unread] };
}

const plain = (label: string): string =>
  label
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replace(/\s*<br\s*\/?>\s*/g, ' ');

function sequence(source: readonly string[]): DiagramInWords {
  const names = new Map<string, string>();
  const groups: (string | undefined)[] = [];
  const lines: Line[] = [];
  const unread: string[] = [];
  // Open blocks, outermost first.
  const open: { readonly to: Line[]; readonly word: string }[] = [{ to: lines, word: '' }];
  const add = (text: string): Line => {
    const line = { text, under: [] };
    open.at(-1)?.to.push(line);
    return line;
  };
  const nameOf = (id: string): string => {
    if (!names.has(id)) names.set(id, id);
    return names.get(id) ?? id;
  };

  for (const text of source) {
    let match: RegExpExecArray | null;
    if ((match = /^(?:participant|actor) (\S+)(?: as (.+))?$/.exec(text))) {
      const [, id = '', label = id] = match;
      const group = groups.at(-1);
      names.set(id, group === undefined ? plain(label) : `${plain(label)} (${group})`);
    } else if ((match = /^box (.+)$/.exec(text))) {
      groups.push(match[1]);
    } else if ((match = /^Note (?:over|left of|right of) ([^:]+): (.+)$/.exec(text))) {
      const [, about = '', note = ''] = match;
      add(
        `${about
          .split(',')
          .map((id) => nameOf(id.trim()))
          .join(' and ')}: ${plain(note)}`,
      );
    } else if ((match = /^(loop|alt|opt|else|par|and|critical|break)\b ?(.*)$/.exec(text))) {
      const [, word = '', condition = ''] = match;
      if (word === 'else' || word === 'and') open.pop();
      const said = {
        loop: 'Repeat',
        alt: 'If',
        opt: 'If',
        else: 'Otherwise',
        par: 'At once',
        and: 'And',
        critical: 'All or nothing',
        break: 'Stop',
      }[word];
      open.push({ to: add([said, condition].filter(Boolean).join(', ')).under, word });
    } else if (text === 'end') {
      if (open.length > 1) open.pop();
      else groups.pop();
    } else if ((match = /^(\w+?)\s*-{1,2}(?:>>?|x|\))[+-]?\s*(\w+)\s*: (.+)$/.exec(text))) {
      const [, from = '', to = '', message = ''] = match;
      add(
        from === to
          ? `${nameOf(from)}: ${plain(message)}`
          : `${nameOf(from)} → ${nameOf(to)}: ${plain(message)}`,
      );
    } else if (!/^(?:autonumber|(?:de)?activate \w+)$/.test(text)) {
      unread.push(text);
    }
  }
  return { kind: 'Sequence diagram', names: [...names.values()], lines, unread };
}

/** A node: its id and, the first time, its label and shape. */
const node = String.raw`([\w-]+?)\s*(?:\(\[(.+?)\]\)|\[\((.+?)\)\]|\[(.+?)\]|\{(.+?)\}|\((.+?)\))?`;
/** Both label syntaxes, and none. */
const arrow = String.raw`\s*(<)?(?:--\s+(.+?)\s+-->|-\.\s+(.+?)\s+\.->|(?:-->|-\.->|==>|---)(?:\|(.+?)\|)?)\s*`;

function flow(source: readonly string[]): DiagramInWords {
  const names = new Map<string, string>();
  const lines: Line[] = [];
  const unread: string[] = [];
  const groups: string[] = [];
  const linked = new Set<string>();
  // Written last, when every node has its name.
  const links: { from: string; to: string; label: string | undefined; bothWays: boolean }[] = [];

  const see = ([, id = '', ...labels]: RegExpExecArray): string => {
    const label = labels.find((candidate) => candidate !== undefined);
    const group = groups.at(-1);
    if (label !== undefined || !names.has(id)) {
      const name = plain(label ?? id);
      names.set(id, group === undefined ? name : `${name} (${group})`);
    }
    return id;
  };

  for (const text of source) {
    const subgraph = /^subgraph (?:[\w-]+\s*\[(.+)\]|(.+))$/.exec(text);
    if (subgraph) {
      groups.push(plain(subgraph[1] ?? subgraph[2] ?? ''));
      continue;
    }
    if (text === 'end') {
      groups.pop();
      continue;
    }
    let rest = text;
    const take = (pattern: string): RegExpExecArray | null => {
      const match = new RegExp(`^${pattern}`).exec(rest);
      rest = rest.slice(match?.[0].length ?? 0);
      return match;
    };
    const takeNode = (): RegExpExecArray | null => take(`${node}(?=\\s*(?:<?-|=|$))`);
    const start = takeNode();
    let from = start ? see(start) : undefined;
    while (from !== undefined && rest !== '') {
      const by = take(arrow);
      const next = by && takeNode();
      if (!by || !next) break;
      const to = see(next);
      const [, back, ...labels] = by;
      links.push({
        from,
        to,
        label: labels.find((label) => label !== undefined),
        bothWays: back !== undefined,
      });
      linked.add(from).add(to);
      from = to;
    }
    if (from === undefined || rest !== '') unread.push(text);
  }

  for (const { from, to, label, bothWays } of links) {
    const between = `${names.get(from) ?? from} ${bothWays ? '↔' : '→'} ${names.get(to) ?? to}`;
    lines.push({ text: label === undefined ? between : `${between}: ${plain(label)}`, under: [] });
  }
  for (const [id, name] of names) {
    if (!linked.has(id)) lines.push({ text: name, under: [] });
  }
  return { kind: 'Flowchart', names: [...names.values()], lines, unread };
}
