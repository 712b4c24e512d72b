import { z } from 'zod'

/** The path that commands are posted to. */
export const COMMANDS_PATH = '/commands'
/** The most that a request may hold, in bytes. */
export const MAX_REQUEST_BYTES = 256 * 1024
/** How often a running command shows that it lives. */
export const HEARTBEAT_MS = 5_000
/** A store that is silent for longer has died or hangs. */
export const SILENCE_MS = 30_000

/** What is asked of a running store. */
export const commandRequest = z.strictObject({
  name: z.string().max(40),
  args: z.array(z.string()).max(1_000),
  folder: z.string().max(4_096),
  staffName: z.string().max(100),
})

export type CommandRequest = z.infer<typeof commandRequest>

/** What it answers: one JSON object a line, the last one with the exit code. Empty ones are heartbeats. */
export const commandEvent = z.object({
  print: z.string().optional(),
  complain: z.string().optional(),
  progress: z.string().optional(),
  exit: z.number().int().optional(),
})

export type CommandEvent = z.infer<typeof commandEvent>
