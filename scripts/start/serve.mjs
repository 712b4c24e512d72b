import { join } from 'node:path'
import { root } from './prepare.mjs'
import { run } from './run.mjs'

/** V8 gives a busy process three times as much room for short-lived objects as it needs, and never takes it back (docs/performance.md). */
const youngHeap = '--max-semi-space-size=8'

/** Runs the server to its end and exits with its code. */
export async function serve(node, mode) {
  const followParent = new URL('follow-parent.mjs', import.meta.url).href
  const end = await run(node, [youngHeap, '--import', followParent, 'server/main.ts'], {
    cwd: root,
    // cached compiled code makes the next start a fifth faster
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env, NODE_ENV: mode },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  process.exit(end.code)
}
