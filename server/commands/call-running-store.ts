import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { CommandOutput } from './command.ts'
import { readControlAddress } from './control-address.ts'
import { commandEvent, COMMANDS_PATH, SILENCE_MS, type CommandRequest } from './control-wire.ts'

/** Codes of a socket behind which no process listens, because the store was killed or never started. */
const deadSocket = ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK']
const lost = ['ECONNRESET', 'EPIPE']

/**
 * Has the running store of a data folder run a command, prints what it says, and resolves with the exit code. Null when no
 * store runs there. Throws when the store refuses, dies or falls silent.
 */
export async function callRunningStore(
  dataDir: string,
  asked: CommandRequest,
  output: CommandOutput,
): Promise<number | null> {
  const address = await readControlAddress(dataDir)
  if (address === null) return null
  const body = JSON.stringify(asked)
  const call = request({
    socketPath: address.socket,
    path: COMMANDS_PATH,
    method: 'POST',
    headers: { authorization: `Bearer ${address.token}`, 'content-length': Buffer.byteLength(body) },
    timeout: SILENCE_MS,
  })
  call.on('timeout', () =>
    call.destroy(new Error(`The running store said nothing for ${SILENCE_MS / 1000} s.`)),
  )
  call.end(body)
  try {
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    if (answer.statusCode === 503)
      throw new Error('The running store runs too many commands; try again later.')
    if (answer.statusCode !== 200)
      throw new Error(`The running store refused the command (${answer.statusCode}); restart it.`)
    return await printEvents(answer, output)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (deadSocket.includes(code)) return null
    if (lost.includes(code))
      throw new Error('The running store ended before the command did.', { cause: error })
    throw error
  }
}

async function printEvents(answer: IncomingMessage, output: CommandOutput): Promise<number> {
  for await (const line of linesOf(answer)) {
    const { print, complain, progress, exit } = commandEvent.parse(JSON.parse(line))
    if (print !== undefined) output.print(print)
    if (complain !== undefined) output.complain(complain)
    if (progress !== undefined) output.progress(progress)
    if (exit !== undefined) return exit
  }
  throw new Error('The running store ended before the command did.')
}

async function* linesOf(answer: IncomingMessage): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of answer.setEncoding('utf8')) {
    const lines = `${rest}${String(chunk)}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
