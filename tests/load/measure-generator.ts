import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startBare } from './start-bare.ts'
import { wrk } from './wrk.ts'

/** What the load generator reaches, in requests a second, against a bare server that answers nothing: its own limit. */
export async function measureGenerator(folder: string): Promise<number> {
  const [bodyFile, headersFile] = [join(folder, 'nothing'), join(folder, 'nothing.json')]
  writeFileSync(bodyFile, '')
  writeFileSync(headersFile, JSON.stringify({ 'content-length': '0' }))
  const bare = await startBare('bare-page.ts', bodyFile, headersFile)
  try {
    await wrk(bare.baseURL, { connections: 16, seconds: 1, headers: {} })
    return (await wrk(bare.baseURL, { connections: 16, seconds: 3, headers: {} })).perSecond
  } finally {
    await bare.stop()
  }
}
