/**
 * Lets the page live with others that edit it: translators, spelling checkers, dark modes. They put elements of their
 * own in the place of its texts, or around them; React then looks for a text where it does not lie any more.
 */

/** A text of the page that somebody has taken out → what was put in its place. */
const insteadOf = new WeakMap<Node, Node>();

/** The child of that parent in whose place the node lies, or what was put there for it; null: nothing is left of it. */
function placeIn(parent: Node, node: Node): ChildNode | null {
  let at: Node | null = insteadOf.get(node) ?? node;
  while (at && at.parentNode !== parent) at = at.parentNode ?? insteadOf.get(at) ?? null;
  return at as ChildNode | null;
}

/** Puts a text back whose words have changed: what stands in its place shows the words from before. */
function restore(text: Node): void {
  const other = insteadOf.get(text);
  insteadOf.delete(text);
  if (other?.parentNode && !text.parentNode) other.parentNode.replaceChild(text, other);
}

/**
 * Begins. Where the page removes, or puts something before, a text that was taken out, that is done with what stands in
 * its place; a text whose words change comes back, and so does one, once, for which nothing was put. The returned function ends it.
 */
export function surviveEdits(root: Node): () => void {
  const { removeChild, insertBefore, appendChild } = Node.prototype;

  const observer = new MutationObserver(note);
  /** What the page itself has removed, and what was put back: once is enough. */
  const removed = new WeakSet<Node>();
  /** What stands for a text already. */
  const taken = new WeakSet<Node>();

  /** Notes what took the place of which text, and which texts have new words. */
  function note(changes: readonly MutationRecord[]): void {
    const lost: (() => void)[] = [];
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
      if (type === 'characterData') restore(target);
      for (const gone of removedNodes) {
        if (gone.parentNode || gone.nodeType !== Node.TEXT_NODE) continue;
        const put = [addedNodes[0], previousSibling, nextSibling].find(
          (other) => isForeign(other) && !taken.has(other),
        );
        if (put) {
          taken.add(put);
          insteadOf.set(gone, put);
          observer.observe(gone, { characterData: true });
        } else if (isOurs(gone) && !removed.has(gone)) {
          removed.add(gone);
          lost.push(() => insertBefore.call(target, gone, nextSibling?.parentNode === target ? nextSibling : null));
        }
      }
    }
    // What went last comes back first, so that each finds its neighbour.
    for (const putBack of lost.reverse()) putBack();
  }
  const catchUp = () => note(observer.takeRecords());

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    removed.add(child);
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    catchUp();
    const place = placeIn(this, child);
    insteadOf.delete(child);
    if (place) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    comesBack(node);
    if (!before || before.parentNode === this) return insertBefore.call(this, node, before) as T;
    catchUp();
    return insertBefore.call(this, node, placeIn(this, before)) as T;
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    comesBack(node);
    return appendChild.call(this, node) as T;
  };
  /** The page puts a text anew: what stood in its place goes. */
  function comesBack(node: Node): void {
    if (node.nodeType !== Node.TEXT_NODE || node.parentNode) return;
    catchUp();
    const other = insteadOf.get(node);
    insteadOf.delete(node);
    if (other?.parentNode) removeChild.call(other.parentNode, other);
  }

  observer.observe(root, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore, appendChild });
  };
}

/** True for what React has made. */
const isOurs = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__react'));
const isForeign = (node: Node | null | undefined): node is Element => node instanceof Element && !isOurs(node);
