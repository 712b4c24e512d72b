import { constants, getPriority, setPriority } from 'node:os'

const NICENESS = 5

/**
 * Lets the thread that answers requests come before this one, by three shares to one, however much the process gives way to others:
 * with less, its own work would starve beside other programs. Linux counts threads as processes here; elsewhere the call would be
 * about the whole process.
 */
export function giveWay(): void {
  if (process.platform === 'linux')
    setPriority(0, Math.min(getPriority() + NICENESS, constants.priority.PRIORITY_LOW))
}
