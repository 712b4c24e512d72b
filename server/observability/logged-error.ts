/** Fields of an error that are logged. */
export type LoggedError = {
  readonly type: string
  readonly message: string
  readonly code?: string
  /** Of a violated constraint. */
  readonly table?: string
  readonly constraint?: string
  readonly stack?: string
  readonly cause?: LoggedError
}

const MAX_DEPTH = 5

/** SQLSTATE classes whose messages name tables, columns and resources, never values: connections, schema, limits, shutdown. */
const namesNoValues = /^(08|25|42|53|55|57)/

/**
 * Reduces an error to what may be logged. Only named fields pass. An error of the database quotes values in its detail and
 * parameters and, when it is about data, in its message too: of such only the code, table and constraint remain. In all other
 * messages long numbers are masked.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: maskNumbers(String(error)) }
  const code = textOf(error, 'code')
  const isOfDatabase = textOf(error, 'severity') !== undefined && code !== undefined
  const isSilenced = isOfDatabase && !namesNoValues.test(code)
  const message = isSilenced ? `the database answered ${code}` : maskNumbers(error.message)
  const table = isOfDatabase ? textOf(error, 'table') : undefined
  const constraint = isOfDatabase ? textOf(error, 'constraint') : undefined
  const stack = framesOf(error)
  return {
    type: error.constructor.name,
    message,
    ...(code !== undefined && { code }),
    ...(table !== undefined && { table }),
    ...(constraint !== undefined && { constraint }),
    ...(stack !== undefined && { stack }),
    ...(error.cause !== undefined && depth < MAX_DEPTH && { cause: loggedError(error.cause, depth + 1) }),
  }
}

/** Phone numbers, codes and the like: five digits and more, with the separators people put between them. */
function maskNumbers(text: string): string {
  return text.replaceAll(/\d(?:[\d -]{3,})\d/g, (digits) => digits.replaceAll(/\d/g, '•'))
}

/** The lines of the stack that name places in the code; the first ones repeat the message. */
function framesOf({ stack }: Error): string | undefined {
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return frames === undefined || frames.length === 0 ? undefined : frames.join('\n')
}

function textOf(error: Error, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}
