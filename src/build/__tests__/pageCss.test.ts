import { namesOf, pageCss, readStylesheet } from '@site/src/build/pageCss';

function cut(css: string, html: string): string {
  return pageCss(readStylesheet(css), namesOf(html));
}

describe('the CSS of a page', () => {
  it.each([
    ['rules for classes, tags and ids on the page', '.a{x:1}p{x:2}#i{x:3}', '<p class="a b" id=i>'],
    ['states of what is on the page', '.a:hover::after{x:1}', '<p class=a>'],
    ['rules that want something absent', '.a:not(.gone){x:1}', "<p class='a'>"],
    ['rules by attribute', '[data-theme=dark] .a{x:1}', '<p class="a">'],
    ['rules of the document', 'html{x:1}*{x:2}:root{x:3}', '<p>'],
    ['the order of layers', '@layer one,two;@layer one{p{x:1}}', '<p>'],
    ['rules in media queries', '@media (width<=9px){p{x:1}}', '<p>'],
    ['animations in use', '@keyframes turn{to{x:1}}p{animation:turn 1s}', '<p>'],
    ['rules nested in rules', '.a{x:1;&:hover{x:2}y:3}', '<p class=a>'],
    ['custom properties used by way of others', ':root{--a:var(--b);--b:1px}p{x:var(--a)}', '<p>'],
  ])('has %s', (_case, css, html) => {
    expect(cut(css, html)).toBe(css);
  });

  it.each([
    ['classes', '.gone{x:1}p{x:2}', 'p{x:2}'],
    ['descendants', '.a .gone{x:1}', ''],
    ['selectors of a list', '.a,.gone{x:1}', '.a{x:1}'],
    ['media queries left empty', '@media (width<=9px){.gone{x:1}}', ''],
    ['unused animations', '@keyframes turn{to{x:1}}', ''],
    [
      'animations and custom properties that only absent rules use',
      ':root{--a:1}@keyframes b{to{x:1}}.gone{animation:b;x:var(--a)}',
      '',
    ],
    [
      'unused custom properties between declarations',
      'p{x:1;--a:1;y:2;--b:2;z:var(--b)}',
      'p{x:1;y:2;--b:2;z:var(--b)}',
    ],
    ['unused custom properties, and those only they use', ':root{--a:var(--b);--b:1px}', ''],
  ])('lacks %s that are not on the page', (_case, css, expected) => {
    expect(cut(css, '<p class="a">')).toBe(expected);
  });

  it('has no rules for paper only', () => {
    expect(cut('@media print{p{x:1}}@media (scripting:none),print{p{x:2}}', '<p>')).toBe(
      '@media (scripting:none),print{p{x:2}}',
    );
  });

  it('has neither comments nor blanks between its parts', () => {
    const css =
      '/* one */\np {\n  x: 1 2;\n  /* two */\n  y: 3\n}\n@media (width<=9px) {\n  p { x: 4; }\n}\n';
    expect(cut(css, '<p>')).toBe('p{x: 1 2;y: 3}@media (width<=9px){p{x: 4}}');
  });

  it('is not misled by text that looks like a class', () => {
    expect([...namesOf('<p title="x > class=no">class="nor this"</p><i class=yes>').classes]).toEqual([
      'yes',
    ]);
  });

  it('can be cut again from the same stylesheet', () => {
    const stylesheet = readStylesheet('.a{x:1}.b{x:2}');
    expect(pageCss(stylesheet, namesOf('<p class=a>'))).toBe('.a{x:1}');
    expect(pageCss(stylesheet, namesOf('<p class=b>'))).toBe('.b{x:2}');
  });
});
