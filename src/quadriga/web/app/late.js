// Speaks for the page where the page itself does not come: no module, so that it needs nothing else.
{
  const late = /** @type {HTMLElement} */ (document.getElementById("late"));
  const main = document.querySelector("script[type=module]");
  main?.addEventListener("error", () => late.classList.add("now"));
  late.querySelector("button")?.addEventListener("click", () => location.reload());
}
