import { ApiError } from '#app/api/transport/request.ts'

/**
 * Runs acts that may need a proof of who is at the desk. Acts that need one at the same time share it: `open` asks once, and `settle`
 * answers all that wait. An act resolves with null where no proof was given.
 */
export function createSharedProof(open: () => void) {
  let waiting: PromiseWithResolvers<boolean> | null = null

  function ask(): Promise<boolean> {
    if (waiting === null) {
      waiting = Promise.withResolvers<boolean>()
      open()
    }
    return waiting.promise
  }

  return {
    prove: async <T>(act: () => Promise<T>): Promise<T | null> => {
      try {
        return await act()
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'proof-required')) throw error
      }
      return (await ask()) ? act() : null
    },
    settle: (isProved: boolean): void => {
      waiting?.resolve(isProved)
      waiting = null
    },
  }
}
