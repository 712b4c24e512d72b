import { useRevalidator } from 'react-router'
import { InlineError } from './inline-error.tsx'

/** A list of the shared store that could not be loaded, in the words of its page, with another try. */
export function ListError({ text }: { text: string }) {
  const { revalidate } = useRevalidator()
  return <InlineError text={text} onRetry={() => void revalidate()} />
}
