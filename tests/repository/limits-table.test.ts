import { expect, test } from 'vitest'
import { routeLimits } from '#server/http/guards/limits.ts'
import type { RouteLimit } from '#server/http/guards/route-limit.ts'

const columns = [
  ['per minute and address', ({ perAddress }) => perAddress],
  ['per minute and partner', ({ perPartner }) => perPartner ?? '–'],
  ['body, kB', ({ bodyKb }) => bodyKb],
  ['at once', ({ atOnce, lane }) => (lane === undefined ? atOnce : `${atOnce} (${lane})`)],
  ['waiting', ({ waiting }) => waiting],
  ['within, s', ({ withinSeconds }) => withinSeconds],
  ['answer, kB', ({ answerKb, isStream }) => (isStream ? 'a stream' : answerKb)],
] as const satisfies readonly (readonly [string, (limit: RouteLimit) => number | string])[]

const row = (cells: readonly unknown[]): string => `| ${cells.join(' | ')} |`

test('[SAFE-01] docs/limits.md is the table of the code; `npx vitest run --project unit --update=all` on this file writes it anew', async () => {
  const lines = [
    '# Limits of every route',
    '',
    'What one process allows; `server/http/guards/limits.ts` is the source of this table. The first row that fits a request holds it. A body beyond its size is 413,',
    'a request beyond its rate 429, one that finds the queue full or is not done in time 503, both with `Retry-After`. An answer that would be larger than',
    'stated is held back as a fault of the store. `* /api/*` are calls that do not exist, `GET /*` pages and their data. What the page cache holds, pages and catalogue calls,',
    'is answered without being counted. Routes that are marked “reading” take turns with each other: so many at once of all of them together.',
    'On the three routes that sign in, a browser that was sent a code or has signed in is counted by itself, not by its address.',
    'People take turns: whoever sends much waits for their own requests. Nobody’s turn begins before their body has arrived, and a file is taken from staff alone.',
    'Whoever types twenty coupons in ten minutes that are none of theirs is refused further ones for the rest of them: a customer, or an address of guests.',
    'Pictures are worked on one at a time, each person’s in turn, in a process that may take 550 MB and 10 s of the processor for one; a sheet or JSON file in a thread with 352 MB and 30 s. What takes more is refused with 422.',
    'A JSON body may have 32 lists and objects in one another; one with more is refused with 400 before it is parsed, which would take a hundred times as long.',
    '',
    row(['route', ...columns.map(([title]) => title)]),
    row(['---', ...columns.map(() => '---:')]),
    ...Object.entries(routeLimits).map(([name, limit]) =>
      row([`\`${name}\``, ...columns.map(([, read]) => read(limit))]),
    ),
    '',
  ]
  await expect(lines.join('\n')).toMatchFileSnapshot('../../docs/limits.md')
})
