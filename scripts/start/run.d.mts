import type { SpawnOptions } from 'node:child_process'

export type End = { code: number; interrupted: boolean; output: string }

export function run(
  command: string,
  args: readonly string[],
  options?: SpawnOptions & { quiet?: boolean },
): Promise<End>
