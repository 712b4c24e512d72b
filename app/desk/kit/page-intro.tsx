interface PageIntroProps {
  title: string
  intro: string
  className?: string
}

/** The heading of a page of the desk, and what the page is for. */
export function PageIntro({ title, intro, className }: PageIntroProps) {
  return (
    <div className={className}>
      <h1 className="text-xl">{title}</h1>
      <p className="mt-1 text-quiet">{intro}</p>
    </div>
  )
}
