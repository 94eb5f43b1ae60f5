/**
 * Receives the answers to "Was this page useful?" on Cloudflare Pages. Copy to functions/api/feedback.js,
 * bind a KV namespace as FEEDBACK, and build with FEEDBACK_URL=/api/feedback. Other hosts only need another
 * signature and store.
 */
const answers = ['Yes', 'Partly', 'No'];

/** Parses a request's body; undefined if it is not a valid answer. */
function readAnswer(text) {
  if (text.length > 500) return undefined;
  try {
    const { page, version, useful } = JSON.parse(text) ?? {};
    const isAnswer =
      /^\/[\w./-]{0,200}$/.test(page) && /^[\w.-]{1,40}$/.test(version) && answers.includes(useful);
    return isAnswer ? { page, version, useful } : undefined;
  } catch {
    return undefined;
  }
}

export async function onRequestPost({ request, env }) {
  const answer = readAnswer(await request.text());
  if (answer === undefined) return new Response(null, { status: 400 });
  const day = new Date().toISOString().slice(0, 10);
  await env.FEEDBACK.put(`${day}:${crypto.randomUUID()}`, JSON.stringify(answer));
  return new Response(null, { status: 204 });
}
