import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Solves a challenge of the bot check as a browser does, and returns the proof. */
export async function solve(content: unknown): Promise<{ challenge: Challenge; solution: unknown }> {
  const challenge = content as Challenge
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) }
}
