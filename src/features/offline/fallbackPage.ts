/** Self-contained page for when there is neither network nor a copy of the page. */
export function fallbackPage(base: string): string {
  const home = new URL(base).pathname;
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Not in your offline copy</title>
<style>
:root{color-scheme:light dark}
body{max-width:36rem;margin:4rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}
</style>
<main>
<h1>This page is not in your offline copy</h1>
<p>The site cannot be reached, and the copy you saved has no page at this address. Check the address, or load it again when you are connected.</p>
<p><a href="">Try again</a> · <a href="${home}">Home page of the offline copy</a> · <a href="${home}connect/about/offline">About offline copies</a></p>
</main>
</html>
`;
}
