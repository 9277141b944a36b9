import { useEffect, useState } from 'react'
import { OfflineList } from './OfflineList.tsx'
import { type KeptTopic, readKeptTopics, removeTopic } from './kept-topics.ts'

/** Reads the topics that this browser keeps for offline, and renders the list of them. */
export function OfflinePage() {
  const [topics, setTopics] = useState<readonly KeptTopic[]>()
  const [removed, setRemoved] = useState('')
  useEffect(() => {
    void readKeptTopics().then(setTopics)
  }, [])
  const remove = async ({ href, title }: KeptTopic) => {
    await removeTopic(href)
    setTopics(await readKeptTopics())
    setRemoved(title)
    document.getElementById('kept')?.focus()
  }
  return <OfflineList topics={topics} removed={removed} onRemove={(topic) => void remove(topic)} />
}
