/** One line in red: a part of the page failed while the rest works. */
export function FailureLine({ text }: { text: string }) {
  return (
    <p role="alert" className="rounded-control bg-bad-soft px-4 py-3 text-sm font-medium text-bad">
      {text}
    </p>
  )
}
