import { Link, type LinkProps } from 'react-router'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { classNames } from './class-names.ts'

interface LinkButtonProps extends LinkProps, ButtonLook {
  className?: string
}

export function LinkButton({ variant, size, block, className, ...rest }: LinkButtonProps) {
  const look: ButtonLook = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) }
  return <Link {...rest} className={classNames(buttonClass(look), className)} />
}
