import { timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { chmod } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { OpenStore } from '../open-store.ts'
import { commands } from './commands.ts'
import { chooseControlAddress, publishControlAddress, removeControlAddress } from './control-address.ts'
import {
  commandRequest,
  COMMANDS_PATH,
  HEARTBEAT_MS,
  MAX_REQUEST_BYTES,
  type CommandEvent,
  type CommandRequest,
} from './control-wire.ts'
import { executeCommand } from './execute-command.ts'

/** How many commands run at once. */
const MAX_RUNNING = 8
const RECEIVE_WITHIN_MS = 10_000
/** How long commands that were told to end may take to. */
const STOP_WITHIN_MS = 7_000

type Listening = { readonly config: Config; readonly store: OpenStore; readonly log: Logger }

/**
 * Takes commands from whoever may read the data folder, and runs them in this process, because the embedded engine
 * belongs to one process. Returns how to stop: commands that still run are told to end.
 */
export async function listenForCommands({ config, store, log }: Listening): Promise<() => Promise<void>> {
  const address = await chooseControlAddress(config.dataDir)
  const stopping = new AbortController()
  let running = 0

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!bringsToken(request, address.token)) return refuse(response, 401)
    if (request.method !== 'POST' || request.url !== COMMANDS_PATH) return refuse(response, 404)
    if (!(Number(request.headers['content-length']) <= MAX_REQUEST_BYTES)) return refuse(response, 413)
    const asked = commandRequest.safeParse(await json(request))
    if (!asked.success) return refuse(response, 422)
    if (running >= MAX_RUNNING) return refuse(response, 503)
    running += 1
    try {
      await run(asked.data, response)
    } finally {
      running -= 1
    }
  }

  const run = async (asked: CommandRequest, response: ServerResponse): Promise<void> => {
    const gone = new AbortController()
    response.once('close', () => gone.abort(new Error('whoever gave the command has gone')))
    const send = (event: CommandEvent): void => void response.write(`${JSON.stringify(event)}\n`)
    response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    const heartbeat = setInterval(() => send({}), HEARTBEAT_MS)
    const output = {
      print: (print: string) => send({ print }),
      complain: (complain: string) => send({ complain }),
      progress: (progress: string) => send({ progress }),
    }
    const task = Object.hasOwn(commands, asked.name) ? commands[asked.name]?.parse(asked.args) : undefined
    log.info({ command: asked.name }, 'a command runs')
    try {
      if (!task) output.complain(`The running store does not know this form of ${asked.name}: restart it.`)
      const signal = AbortSignal.any([gone.signal, stopping.signal])
      const context = { ...output, store, config, folder: asked.folder, staffName: asked.staffName, signal }
      const exit = task ? await executeCommand(task, context, `, running as process ${process.pid}`) : 1
      send({ exit })
    } finally {
      clearInterval(heartbeat)
      response.end()
    }
  }

  const server = createServer({ headersTimeout: RECEIVE_WITHIN_MS, requestTimeout: RECEIVE_WITHIN_MS })
  server.maxConnections = 4 * MAX_RUNNING
  server.on('request', (request, response) => {
    answer(request, response).catch((err: unknown) => {
      log.warn({ err }, 'a command was not understood')
      refuse(response, 400)
    })
  })
  server.listen(address.socket)
  await once(server, 'listening')
  if (process.platform !== 'win32') await chmod(address.socket, 0o600)
  await publishControlAddress(config.dataDir, address)
  return async () => {
    stopping.abort(new Error('the store stops'))
    await removeControlAddress(config.dataDir, address)
    const timeout = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS)
    await new Promise((resolve) => {
      server.close(resolve)
      server.closeIdleConnections()
    })
    clearTimeout(timeout)
  }
}

function bringsToken({ headers }: IncomingMessage, token: string): boolean {
  const [given, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function refuse(response: ServerResponse, status: number): void {
  if (!response.headersSent) response.writeHead(status, { connection: 'close' })
  response.end()
}
