import { startTransition, useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { useHydrated } from './use-hydrated.ts'

/**
 * The first few of a list that a tap led to, and right after they are painted all of it: a slow phone shows sooner what is in sight. All of it at
 * once in the page as it was loaded, and when going back, to where it was scrolled to.
 */
export function useFirstOnes<T>(list: readonly T[], count: number): readonly T[] {
  const isLed = useNavigationType() !== NavigationType.Pop
  const hasFew = useHydrated() && isLed
  const [isWhole, setWhole] = useState(!hasFew)
  useEffect(() => startTransition(() => setWhole(true)), [])
  return isWhole ? list : list.slice(0, count)
}
