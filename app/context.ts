import { createContext } from 'react-router'
import type { Services } from '#server/services.ts'

export type { Services } from '#server/services.ts'

/** The verbs of the store, for loaders that run on the server. */
export const servicesContext = createContext<Services>()

/** Where a failing page is reported, for whoever runs the store. */
export const reportContext = createContext<(error: unknown) => void>()
