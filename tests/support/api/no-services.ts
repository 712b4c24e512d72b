import type { Services } from '#server/composition/services.ts'

const services: Partial<Services> = { in: () => noServices }

/** Services for tests of what lies before them: there is nothing in any language. */
export const noServices = services as Services
