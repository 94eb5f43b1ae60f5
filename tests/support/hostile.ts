/**
 * Malicious and unexpected values, deterministic by seed. Self-contained, because it runs inside a page.
 *
 * Their markup sets `data-hostile` on what it gets into the page, and `window.hostileRan` if it runs.
 */
export function hostileValues(seed: number, count: number): string[] {
  let state = seed;
  // mulberry32
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const run = 'window.hostileRan=1';

  const markup = [
    `<img data-hostile src=x onerror="${run}">`,
    `<script data-hostile>${run}</script>`,
    `"><svg data-hostile onload="${run}">`,
    `'><body data-hostile onpageshow="${run}">`,
    `</textarea><details data-hostile open ontoggle="${run}">`,
    `</title><style data-hostile onload="${run}">`,
    `</script><script data-hostile>${run}</script>`,
    `<math data-hostile><mtext><img src onerror="${run}"></mtext></math>`,
    `<iframe data-hostile srcdoc="<script>parent.${run}</script>">`,
    `javascript:${run}`,
    `data:text/html,<script>opener.${run}</script>`,
    `" data-hostile autofocus onfocus="${run}`,
    `\` onmouseover=${run} data-hostile x=\``,
    `{{constructor.constructor('${run}')()}}`,
    `\${${run}}`,
    `<!--<img data-hostile src="--><img data-hostile src=x onerror=${run}//">`,
    '&lt;img data-hostile src=x&gt;&#0;&#x1F4A9;&quot;',
    'alert(1);confirm(1);prompt(1)',
  ];
  const names = [
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'valueOf',
    '__proto__[polluted]',
    'constructor.prototype.polluted',
    '{"__proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '[{"__proto__":{"polluted":1},"topics":["__proto__"]}]',
  ];
  const types = [
    '',
    ' ',
    'null',
    'undefined',
    'NaN',
    'Infinity',
    '-Infinity',
    '-0',
    '1e309',
    '-1',
    '0.1e-400',
    '1,5',
    '9'.repeat(400),
    '0x',
    '0X1g',
    '0x' + 'f'.repeat(777),
    '0x' + '00'.repeat(4096),
    'true',
    '[]',
    '{}',
    '[[[]]]',
    '{"logs":{}}',
    '{"logs":[null,1,"x",{"topics":{},"data":7}]}',
    '{"topics":["0x382409ac69001e11931a28435afef442cbfd20d9891907e8fa373ba7d351f320"],"data":"0x"}',
    '{"data":{"data":{"data":{"data":null}}}}',
    '"unclosed',
    '2025-13-45T99:99',
    'mainnet/../../etc/passwd',
    'file:///etc/passwd',
    '//evil.example',
  ];
  const controls = [
    '\u0000',
    '\u0001\u0008\u000b\u000c\u001b[31m',
    '\r\n\r\nSet-Cookie: a=b',
    '\t\u0085\u2028\u2029',
    '\u202e\u2066\u2067\u2068\u2069',
    '\u200b\u200d\ufeff\u00ad',
    '\ufffe\uffff',
    '\ud800',
    '\udc00\ud800',
    'a\udfff',
    '\u{10ffff}\u{e0001}',
    'e' + '\u0301'.repeat(500),
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
    '\u0130\u0131\u00df\ufb01\u1e9e',
    '\u0635\u0644\u0649',
  ];
  const patterns = [
    '%',
    '%zz',
    '%E0%A4%A',
    '%00',
    '%25%32%35',
    '((((((((',
    '[',
    '(?<x',
    '\\',
    '*+?^$|',
    'title:*',
    '+a -b ~9 ^9 a~99999 a^1e99',
    ':',
    '#',
    '?#&=;',
    '../'.repeat(50),
    "' OR 1=1 --",
    '$(reboot)`reboot`',
    'a'.repeat(60) + '!',
    '- '.repeat(400),
  ];
  const kinds = [markup, names, types, controls, patterns];

  const values: string[] = [];
  for (let index = 0; index < count; index++) {
    const first = pick(kinds[index % kinds.length] as readonly string[]);
    const second = pick(pick(kinds));
    const at = below(first.length + 1);
    const value = [
      first,
      first + second,
      first.slice(0, at) + second + first.slice(at),
      JSON.stringify({ [second]: first, logs: [{ topics: [first], data: second }] }),
      first.toUpperCase(),
      pick(controls) + first,
    ][below(6)] as string;
    // Every fortieth is very long.
    values.push(index % 40 === 39 ? (value || 'x').repeat(Math.ceil(20_000 / (value.length || 1))) : value);
  }
  return values;
}
