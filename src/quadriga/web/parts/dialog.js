// Dialogs: the focus goes in and comes back to where it was, Escape closes; a modal one keeps it until then.
import { useKeys } from "../app/keys.js";
import { useLayoutEffect, useRef } from "../vendor/preact/hooks.js";

/**
 * Whether somebody pressed beside a dialog, on its backdrop.
 * @param {MouseEvent} event
 */
function isBeside({ target, currentTarget, clientX, clientY }) {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = /** @type {Element} */ (currentTarget).getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * @param {() => void} close
 * @param {boolean} isModal whether it covers what lies behind, which nobody may reach meanwhile
 * @returns {{ref: {current: HTMLDialogElement|null}, onCancel: (event: Event) => void, onClick: (event: MouseEvent) => void}}
 *   what the `<dialog>` is given
 */
export function useDialog(close, isModal) {
  const ref = useRef(/** @type {HTMLDialogElement|null} */ (null));
  const opener = useRef(/** @type {Element|null} */ (null));
  useKeys({ Escape: close });
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    opener.current ??= document.activeElement;
    if (isModal) dialog.showModal();
    else dialog.show();
    dialog.focus();
    return () => {
      dialog.close();
      if (opener.current instanceof HTMLElement || opener.current instanceof SVGElement) opener.current.focus();
    };
  }, [isModal]);
  return {
    ref,
    onCancel: (event) => (event.preventDefault(), close()),
    onClick: (event) => {
      if (isModal && isBeside(event)) close();
    },
  };
}
