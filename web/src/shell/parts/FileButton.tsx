// A button that asks for a file, of JSON where nothing else is said.
type Props = { readonly label: string; readonly accept?: string; readonly open: (file: File) => void };

export const FileButton = ({ label, accept = ".json,application/json", open }: Props) => (
  <label class="button file-button">
    {label}
    <input
      class="visually-hidden"
      type="file"
      accept={accept}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        if (file) open(file);
        currentTarget.value = ""; // so that the same file can be chosen again
      }}
    />
  </label>
);
