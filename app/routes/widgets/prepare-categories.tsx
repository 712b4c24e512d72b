import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { mayPrefetch } from '#app/browser/prefetch.ts'
import { loadSubcategories } from '#app/features/categories/subcategory-slice.ts'
import { subpagePath } from '#domain/catalogue/category-address.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'

const gestures = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const

/** Fetches what every category's page needs, its code and the subcategories, as soon as somebody begins to look around. */
export function PrepareCategories() {
  const dispatch = useAppDispatch()
  const [hasBegun, setHasBegun] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const begin = (): void => {
      controller.abort()
      if (!mayPrefetch()) return
      setHasBegun(true)
      void dispatch(loadSubcategories())
    }
    // sideways scrolling of the banners does not bubble
    const { signal } = controller
    for (const gesture of gestures)
      document.addEventListener(gesture, begin, { capture: true, passive: true, signal })
    return () => controller.abort()
  }, [dispatch])
  return hasBegun && <PrefetchPageLinks page={subpagePath('')} />
}
