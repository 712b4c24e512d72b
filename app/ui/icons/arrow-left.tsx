import { icon } from '../icon.tsx'

/** Drawn by the Lucide contributors, ISC licence; written by scripts/make-icons.ts. */
export const ArrowLeft = icon('M12 19l-7-7 7-7M19 12H5')
