declare module 'vnu-jar' {
  /** The path of the JAR file of the Nu Html Checker. */
  const path: string
  export default path
}
