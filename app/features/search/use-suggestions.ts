import { useEffect, useState } from 'react'
import type { Suggestions } from '#domain/catalogue/lists/suggestions.ts'

const DEBOUNCE_MS = 120

/** Calls with their schemas are no part of the pages on which people begin. */
const loadCall = () => import('#app/api/suggestions.ts')

/** Suggestions for a text, debounced; a stale response never replaces a newer one. */
export function useSuggestions(text: string): Suggestions | null {
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null)
  useEffect(() => {
    let isStale = false
    // while nobody waits for it yet; what fails here is tried again
    loadCall().catch(() => {})
    async function load() {
      // search still works without suggestions
      const response = await loadCall()
        .then(({ fetchSuggestions }) => fetchSuggestions(text))
        .catch(() => null)
      if (!isStale) setSuggestions(response)
    }
    const timer = setTimeout(() => void load(), DEBOUNCE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [text])
  return suggestions
}
