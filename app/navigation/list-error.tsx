import { useRevalidator } from 'react-router'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'

/** A list of the shared store that failed to load, with a retry. */
export function ListError({ text }: { text: string }) {
  const { revalidate } = useRevalidator()
  return <InlineError text={text} onRetry={() => void revalidate()} />
}
