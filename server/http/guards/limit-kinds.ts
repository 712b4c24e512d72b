import type { RouteLimit } from './route-limit.ts'

/** The limits of kinds of routes, which the table of limits names. */
export const call = {
  perAddress: 1_200,
  perPartner: null,
  bodyKb: 1,
  atOnce: 32,
  waiting: 256,
  withinSeconds: 10,
  answerKb: 64,
} as const satisfies RouteLimit

/**
 * Reads that take the processor of the thread that answers more than they wait for the database. More of them at once makes
 * none faster, and a cached page and all else that is short waits for as many of them as are ready.
 */
export const reading = { lane: 'reading', atOnce: 2 } as const
export const ownRead = { ...call, perPartner: 240 } as const
export const ownWrite = { ...ownRead, perPartner: 60, bodyKb: 16, withinSeconds: 12 } as const
/** For whoever has a link from a message; nobody guesses one, and many customers may share an address. */
export const linkRead = { ...call, perAddress: 120, atOnce: 8, answerKb: 1_000 } as const
export const linkWrite = { ...linkRead, perAddress: 60, atOnce: 4, withinSeconds: 12 } as const
export const orderWrite = { ...ownWrite, bodyKb: 500, answerKb: 2_000 } as const
export const signIn = { ...call, perAddress: 3_000, bodyKb: 16, byBrowser: true } as const
export const provider = { ...call, perAddress: 3_000, bodyKb: 1_000, atOnce: 8, withinSeconds: 20 } as const
export const catalogueList = {
  ...call,
  perAddress: 240,
  atOnce: 2,
  waiting: 64,
  withinSeconds: 20,
  answerKb: 64_000,
} as const
export const pdf = {
  ...ownRead,
  perAddress: 240,
  perPartner: 30,
  atOnce: 2,
  waiting: 16,
  withinSeconds: 20,
  answerKb: 8_000,
} as const
/** Up to fifty orders in one file. */
export const prints = {
  ...pdf,
  bodyKb: 4,
  atOnce: 1,
  waiting: 8,
  withinSeconds: 60,
  answerKb: 16_000,
} as const
const alone = { atOnce: 1, waiting: 8, withinSeconds: 30, answerKb: 64_000 } as const
export const personalData = { ...ownRead, ...alone, perAddress: 120, perPartner: 4 } as const
export const deskRead = { ...ownRead, answerKb: 1_000 } as const
export const accounts = { ...personalData, perPartner: 20 } as const
export const report = { ...accounts, perPartner: 60, atOnce: 2, answerKb: 2_000 } as const
export const commission = { ...ownRead, atOnce: 2, waiting: 16, withinSeconds: 20, answerKb: 4_000 } as const
export const deskWrite = { ...ownWrite, answerKb: 1_000 } as const
export const slowWrite = { ...deskWrite, atOnce: 2, waiting: 16, withinSeconds: 60 } as const
/** Units of an order are named in it, and it is answered. */
export const fulfilmentWrite = { ...deskWrite, answerKb: 2_000, bodyKb: 100 } as const
/** A change of a trip is answered with all of them. */
export const tripWrite = { ...deskWrite, answerKb: 4_000, atOnce: 4, waiting: 32 } as const
/** Changes of the catalogue wait for each other in the database anyway. */
export const catalogueWrite = {
  ...deskWrite,
  bodyKb: 250,
  atOnce: 2,
  waiting: 32,
  withinSeconds: 30,
} as const
/** Files that staff send: few at once, for each is held in memory. */
export const upload = { ...deskWrite, bodyKb: 40_000, atOnce: 1, waiting: 6, withinSeconds: 60 } as const
export const file = { ...call, perAddress: 12_000, atOnce: 256, waiting: 1_024, answerKb: 16_000 } as const
/** Made when first asked for, one after the other. */
export const preview = { ...file, atOnce: 4, waiting: 64, withinSeconds: 20, answerKb: 1_000 } as const
/** Lists of everything that is sold, which programs read as a whole. */
export const machineStream = { ...file, perAddress: 60, atOnce: 4, waiting: 12, isStream: true } as const
export const health = { ...call, perAddress: 6_000 } as const
