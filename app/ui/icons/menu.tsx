import { icon } from '../icon.tsx'

/** Drawn by the Lucide contributors, ISC licence; written by scripts/make-icons.ts. */
export const Menu = icon('M4 5h16M4 12h16M4 19h16')
