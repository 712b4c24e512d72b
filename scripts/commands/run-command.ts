import { describeStartupError } from '../../server/startup-error.ts'

/** Runs a command of the terminal: its result is the exit code, and null means that its arguments make no sense. */
export async function runCommand(usage: string, command: () => Promise<number | null>): Promise<void> {
  try {
    const code = await command()
    if (code === null) console.error(usage)
    process.exitCode = code ?? 1
  } catch (error) {
    const isUsage =
      error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    console.error(
      isUsage ? usage : (describeStartupError(error) ?? (error instanceof Error ? error.message : error)),
    )
    process.exitCode = 1
  }
}
