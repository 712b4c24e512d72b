import { createContext } from 'react-router'
import type { Services } from '#server/composition/services.ts'

export type { Services } from '#server/composition/services.ts'

/** The use cases of the store, for loaders that run on the server. */
export const servicesContext = createContext<Services>()

/** Reports a failed page to the server log. */
export const reportContext = createContext<(error: unknown) => void>()

/** Nonce that marks the scripts of this rendering as its own. */
export const nonceContext = createContext<string>()

/** The token of the desk that came with the request; only for pages that are never cached. */
export const deskTokenContext = createContext<string | null>()

/** Takes the finished page in UTF-8: as the body of an answer it would be read once more on its way. */
export const htmlContext = createContext<(html: Buffer<ArrayBuffer>) => void>()
