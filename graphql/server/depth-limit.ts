import { Kind, type FragmentDefinitionNode, type SelectionSetNode, type ValidationRule } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'

/**
 * Creates a validation rule that rejects queries deeper than `limit`, since related entries can be nested without end. The
 * fields of a fragment count at the place where it is spread. Cycles of fragments are not followed here, because GraphQL's
 * own rule rejects them.
 *
 * @param limit the maximum number of nested levels of fields
 */
export const depthLimit =
  (limit: number): ValidationRule =>
  (context) => {
    function depthOf(selections: SelectionSetNode | undefined, within: ReadonlySet<FragmentDefinitionNode>): number {
      let deepest = 0
      for (const selection of selections?.selections ?? []) {
        if (selection.kind === Kind.FIELD) {
          deepest = Math.max(deepest, 1 + depthOf(selection.selectionSet, within))
        } else if (selection.kind === Kind.INLINE_FRAGMENT) {
          deepest = Math.max(deepest, depthOf(selection.selectionSet, within))
        } else {
          const fragment = context.getFragment(selection.name.value)
          if (fragment && !within.has(fragment)) {
            deepest = Math.max(deepest, depthOf(fragment.selectionSet, new Set([...within, fragment])))
          }
        }
        if (deepest > limit) return deepest
      }
      return deepest
    }
    return {
      OperationDefinition(operation) {
        if (depthOf(operation.selectionSet, new Set()) > limit) {
          context.reportError(createGraphQLError(`The query is deeper than ${limit} levels`, { nodes: operation }))
        }
      },
    }
  }
