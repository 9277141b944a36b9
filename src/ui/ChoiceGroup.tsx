import type { ReactNode } from 'react'
import styles from './ChoiceGroup.module.css'

type Choice = { readonly value: string; readonly label: ReactNode }

type Props = {
  /** Whether the reader can choose one value (`radio`) or several (`checkbox`). */
  type: 'radio' | 'checkbox'
  name: string
  legend: ReactNode
  choices: readonly Choice[]
  /** The values that are selected initially. */
  chosen: readonly string[]
}

/** Renders a group of uncontrolled radio buttons or checkboxes. The whole row of each is its label. */
export function ChoiceGroup({ type, name, legend, choices, chosen }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className={styles.choice}>
          <input type={type} name={name} value={value} defaultChecked={chosen.includes(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
