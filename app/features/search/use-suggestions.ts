import { useEffect, useState } from 'react'
import type { Suggestions } from '#domain/catalogue/suggestions.ts'
import { fetchSuggestions } from '#app/api/suggestions.ts'

const PAUSE_MS = 120

/** What to offer for a text, once the person pauses; an answer to an older text is never shown over a newer one. */
export function useSuggestions(text: string): Suggestions | null {
  const [found, setFound] = useState<Suggestions | null>(null)
  useEffect(() => {
    let older = false
    async function ask() {
      // without suggestions the box still leads to the results
      const answer = await fetchSuggestions(text).catch(() => null)
      if (!older) setFound(answer)
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      older = true
      clearTimeout(timer)
    }
  }, [text])
  return found
}
