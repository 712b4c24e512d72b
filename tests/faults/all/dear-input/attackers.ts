import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { zip } from '#server/gateways/sheets/write-xlsx.ts'
import { giveWay } from '#server/workers/give-way.ts'

// Sends the dearest inputs that there are, or those that are named, each again and again on connections of its own, from a thread with less weight than the
// store and those who measure it: an attacker's computer is not the shop's.

/** Target and duration of the attack. */
export type DearWork = {
  readonly baseURL: string
  /** The cookies of members of staff, who send files. */
  readonly cookies: readonly string[]
  readonly ms: number
}

type Send = (cookie: string) => Promise<Response>

const { baseURL, cookies, ms } = workerData as DearWork

const post =
  (path: string, type: string, make: () => string | Uint8Array<ArrayBuffer>): Send =>
  (cookie) =>
    fetch(baseURL + path, {
      method: 'POST',
      headers: { origin: baseURL, cookie, 'content-type': type },
      body: make(),
    })
const file = (path: string, content: Uint8Array): Send => {
  const bytes = new Uint8Array(content)
  return post(path, 'application/octet-stream', () => bytes)
}
const json = (path: string, make: () => string): Send => post(path, 'application/json', make)
const page =
  (path: () => string): Send =>
  () =>
    fetch(baseURL + path())

const number = (below: number): number => Math.floor(Math.random() * below)
const word = (): string => Array.from({ length: 5 }, () => String.fromCodePoint(97 + number(26))).join('')
const repeated = (length: number, of: () => string, by: string): string => Array.from({ length }, of).join(by)

/** A workbook of few kilobytes whose cells all show one long text. */
function sharedText(): Uint8Array {
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`
  return zip({
    'xl/workbook.xml': '<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${row.repeat(200)}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(32_000)}</t></si></sst>`,
  })
}

/** A table of as many rows as are taken. */
const table = (): Uint8Array =>
  Buffer.from(`name,hsn,price\n${repeated(40_000, () => `${word()} ${word()},2523,118`, '\n')}`)

const picture = (width: number, height: number, depth: 'srgb' | 'rgb16'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#876' } })
    .toColourspace(depth)
    .png({ compressionLevel: 1 })
    .toBuffer()

const misspelt = (): string => repeated(9, () => `sem${word()}nt`, ' ')

const attacks: Readonly<Record<string, Send>> = {
  'a workbook of one long text': file('/api/desk/imports', sharedText()),
  'a file of empty objects': file('/api/desk/imports', Buffer.from(`[${'{},'.repeat(6_500_000)}{}]`)),
  'a long table': file('/api/desk/imports', table()),
  'a large picture': file('/api/desk/pictures', await picture(7_000, 6_000, 'srgb')),
  'the largest picture': file('/api/desk/pictures', await picture(11_900, 10_000, 'rgb16')),
  'a list of misspelt words': json('/api/quick-order', () =>
    JSON.stringify({ text: repeated(500, misspelt, '\n') }),
  ),
  'a line of many words': json('/api/quick-order', () =>
    JSON.stringify({ text: `${word()} `.repeat(160_000) }),
  ),
  'deep lists': json('/api/quick-order', () => '['.repeat(900_000)),
  'many wrong lines': json(
    '/api/delivery-promise',
    () => `{"lines":[${'{"product":"a"},'.repeat(15_000)}1]}`,
  ),
  'a search for many words': page(() => `/search?q=${repeated(400, word, '+')}`),
  'a search for a long word': page(() => `/search?q=${word().repeat(2_000)}`),
  'many filters': page(
    () => `/subpage?sub=cement-opc&${repeated(300, () => `f.${word()}=${word()},${word()}`, '&')}`,
  ),
  suggestions: page(() => `/api/suggestions?q=${repeated(12, word, '+')}`),
}

async function attack(names: readonly string[]): Promise<Map<string, number>> {
  const statuses = new Map<string, number>()
  const until = performance.now() + ms
  const chosen = Object.entries(attacks).filter(([name]) => names.length === 0 || names.includes(name))
  await Promise.all(
    chosen.map(async ([name, send], index) => {
      while (performance.now() < until) {
        const answer = await send(cookies[index % cookies.length] ?? '')
        await answer.arrayBuffer()
        const title = `${name}: ${answer.status}`
        statuses.set(title, (statuses.get(title) ?? 0) + 1)
      }
    }),
  )
  return statuses
}

giveWay()
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is a port of a thread, not a window
parentPort?.postMessage('ready')
parentPort?.on('message', (names: readonly string[]) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is a port of a thread, not a window
  void attack(names).then((statuses) => parentPort?.postMessage(statuses))
})
