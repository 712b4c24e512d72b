import { useEffect, useState } from 'react'
import type { Suggestions } from '#domain/catalogue/suggestions.ts'
import { fetchSuggestions } from '#app/api/suggestions.ts'

const DEBOUNCE_MS = 120

/** Suggestions for a text, debounced; a stale response never replaces a newer one. */
export function useSuggestions(text: string): Suggestions | null {
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null)
  useEffect(() => {
    let isStale = false
    async function load() {
      // search still works without suggestions
      const response = await fetchSuggestions(text).catch(() => null)
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
