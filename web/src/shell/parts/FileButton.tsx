// A button that asks for a JSON file.
type Props = { readonly label: string; readonly open: (file: File) => void };

export const FileButton = ({ label, open }: Props) => (
  <label class="button file-button">
    {label}
    <input
      class="visually-hidden"
      type="file"
      accept=".json,application/json"
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        if (file) open(file);
        currentTarget.value = ""; // so that the same file can be chosen again
      }}
    />
  </label>
);
